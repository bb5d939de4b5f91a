import CopyVariables
import Localization
import ProductCatalog
import SourceFiles
import TemplateEngine

/// A row of a table of features as one page shows it.
struct FeatureRow: Sendable {
    var text: String
    /// What is free; `nil` where the table says nothing of it.
    var free: Cell?
    /// One for each of the page's products, in their order.
    var cells: [Cell]

    /// What stands where a feature and a plan meet.
    struct Cell: Sendable {
        var isIncluded: Bool
        /// What it is, where that is more than yes or no.
        var text: String?
    }
}

extension PageCopy {
    /// The table of features, without the rows that name a variable without a value.
    mutating func features(findings: inout PlanFindings) -> [FeatureRow] {
        let hasFree = paywall.features.contains { $0.free != nil }
        return paywall.features.compactMap { feature in
            let text = line(feature.text, findings: &findings)
            let free = feature.free.map { cell($0, for: nil, findings: &findings) }
            let cells = products.map { cell(feature.cell(of: $0, among: products), for: $0, findings: &findings) }
            return text.map { FeatureRow(text: $0, free: free ?? (hasFree ? .no : nil), cells: cells) }
        }
    }

    private mutating func cell(
        _ cell: FeatureCell, for product: PlannedProduct?, findings: inout PlanFindings
    ) -> FeatureRow.Cell {
        switch cell {
        case .included: return FeatureRow.Cell(isIncluded: true)
        case .notIncluded: return .no
        case .number(let number):
            return FeatureRow.Cell(isIncluded: number != 0, text: planner.language.money.string(number))
        case .sign(let text): return FeatureRow.Cell(isIncluded: true, text: text)
        case .text(let copy):
            return FeatureRow.Cell(isIncluded: true, text: line(copy, for: product, findings: &findings))
        }
    }
}

extension FeatureRow.Cell {
    fileprivate static let no = Self(isIncluded: false)
}

extension PaywallFeature {
    /// What a plan has of the feature: what is said of itself, else of the same product, else of a product of the same
    /// level of service, as the yearly and the monthly plan of one service are.
    fileprivate func cell(of product: PlannedProduct, among products: [PlannedProduct]) -> FeatureCell {
        switch plans {
        case .all(let cell): return cell
        case .each(let cells):
            if let own = cells.first(where: { $0.alias == product.source.alias }) { return own.cell }
            let id = product.plan.product.id
            if let same = cells.first(where: { $0.productID == id }) { return same.cell }
            let level = product.serviceLevel
            let equals = products.filter { $0.serviceLevel == level && level != nil }.map(\.plan.product.id)
            return cells.first { equals.contains($0.productID) }?.cell ?? .notIncluded
        }
    }
}

extension PlannedProduct {
    /// The subscription group and the level in it; `nil` for what is bought once and where the file says no level.
    fileprivate var serviceLevel: String? {
        guard let terms = plan.product.subscription, let level = terms.level else { return nil }
        return "\(terms.groupID) \(level)"
    }
}

// MARK: For templates

extension FeatureRow {
    /// The row for some of the page's products.
    ///
    /// - Parameter indexes: of the products, in the order in which the page shows them.
    func value(of indexes: [Int]) -> TemplateValue {
        PageSchema.feature.makeValue([
            "text": .text(text), "free": free.map(\.value) ?? .absent, "cells": .list(indexes.map { cells[$0].value }),
        ])
    }

    /// The row as one product alone has it.
    func value(ofProductAt index: Int) -> TemplateValue {
        let cell = cells[index]
        return PageSchema.productFeature.makeValue([
            "text": .text(text), "is_included": .flag(cell.isIncluded), "value": .optional(text: cell.text),
        ])
    }
}

extension FeatureRow.Cell {
    fileprivate var value: TemplateValue {
        PageSchema.featureCell.makeValue(["is_included": .flag(isIncluded), "value": .optional(text: text)])
    }
}
