import SiteBuilder

/// The script that the preview puts into every page: it reloads the page when the site changes, keeps the reader's
/// place, and says what the page would ask of an app.
enum PreviewScript {
    /// The script element of a page: `page` is `site` for a page of the site and `own` for one of the preview's own;
    /// for `version` see `SiteStore.Shown`.
    static func element(page: String, version: String) -> String {
        "<script data-page=\"\(PageText.escape(page))\" data-version=\"\(PageText.escape(version))\">\(source)</script>"
    }

    /// What a Content-Security-Policy needs to let exactly this script run.
    static let hashSource = "'sha256-\(ContentHash(of: Array(source.utf8)).base64)'"

    /// Plain JavaScript without libraries. It holds no `<`, so that it cannot end its element.
    static let source = #"""
        (() => {
          "use strict";
          const { page, version } = document.currentScript.dataset;
          const isSite = page === "site";

          // The reader's place: scroll position and chosen plans, kept over a reload, also over one that shows findings.
          const key = "paywallgen preview " + location.pathname;
          const choices = () => [...document.querySelectorAll("input[type=radio], input[type=checkbox]")];
          const keep = () => {
            const chosen = choices().map((input) => [input.id || input.name + "=" + input.value, input.checked]);
            try {
              sessionStorage.setItem(key, JSON.stringify({ x: scrollX, y: scrollY, chosen }));
            } catch { /* Without storage the page begins at its top. */ }
          };
          const restore = () => {
            let place = null;
            try {
              place = JSON.parse(sessionStorage.getItem(key));
              sessionStorage.removeItem(key);
            } catch { /* As above. */ }
            if (!place) return;
            const chosen = new Map(place.chosen);
            for (const input of choices()) {
              const isChecked = chosen.get(input.id || input.name + "=" + input.value);
              if (isChecked === undefined || isChecked === input.checked) continue;
              if (input.type === "radio" && !isChecked) continue;
              input.checked = isChecked;
              input.dispatchEvent(new Event("change", { bubbles: true }));
            }
            const scroll = () => scrollTo({ left: place.x, top: place.y, behavior: "instant" });
            scroll();
            addEventListener("load", scroll, { once: true });
          };

          // News of the site. A browser opens only six connections to one server, so the pages that are visible share
          // one stream: whoever holds the lock listens and tells the others. A page that was hidden asks when it is
          // shown again, and so finds out that it is old.
          const name = "paywallgen preview";
          const channel = new BroadcastChannel(name);
          let isLeaving = false;
          const say = (text) => {
            const live = document.getElementById("live");
            if (live) live.textContent = text;
          };
          const hear = (state) => {
            if (state.isLost) return say("The preview does not answer. Is paywallgen preview running?");
            say("Watching your files. Save one and this page follows.");
            if (isLeaving || state.version === version) return;
            isLeaving = true;
            if (isSite) keep();
            location.reload();
          };
          const listen = () => {
            const stream = new EventSource("/~preview/events");
            let last = null;
            const tell = (state) => {
              last = state;
              channel.postMessage(state);
              hear(state);
            };
            const answer = (event) => {
              if (event.data === "?" && last) channel.postMessage(last);
            };
            stream.addEventListener("site", (event) => tell(JSON.parse(event.data)));
            stream.addEventListener("error", () => tell({ isLost: true }));
            channel.addEventListener("message", answer);
            return () => {
              stream.close();
              channel.removeEventListener("message", answer);
            };
          };
          channel.addEventListener("message", (event) => {
            if (event.data !== "?" && leave) hear(event.data);
          });
          let leave = null;
          const follow = () => {
            const waiting = new AbortController();
            let end = () => waiting.abort();
            if (navigator.locks) {
              const lead = () => waiting.signal.aborted ? null : new Promise((resolve) => {
                const close = listen();
                end = () => { close(); resolve(); };
              });
              navigator.locks.request(name, { signal: waiting.signal }, lead).catch(() => { /* Aborted: it left. */ });
            } else {
              end = listen();
            }
            channel.postMessage("?");
            leave = () => { leave = null; end(); };
          };
          const followWhileVisible = () => {
            if (document.visibilityState === "hidden") leave?.();
            else if (!leave) follow();
          };
          document.addEventListener("visibilitychange", followWhileVisible);
          followWhileVisible();
          if (!isSite) return;
          restore();

          // What a tap asks of the app.
          let toast = null;
          let timer = 0;
          const show = (message) => {
            if (!toast) {
              const host = document.createElement("div");
              const root = host.attachShadow({ mode: "open" });
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(`
                div { position: fixed; z-index: 2147483647; inset-block-end: max(16px, env(safe-area-inset-bottom));
                  left: 50%; transform: translateX(-50%); box-sizing: border-box; width: max-content;
                  max-width: min(26rem, calc(100vw - 24px)); padding: 12px 16px; border-radius: 14px;
                  background: #1c1c21; color: #fff; box-shadow: 0 8px 30px #0006, 0 0 0 1px #ffffff26;
                  font: 14px/1.45 system-ui, sans-serif; text-align: left; direction: ltr; pointer-events: none;
                  transition: opacity .2s; }
                div:empty, div.gone { opacity: 0; }
                b, code, small { display: block; overflow-wrap: anywhere; }
                b { font-weight: 600; }
                code { margin-block: 2px 4px; font: 12.5px/1.5 ui-monospace, monospace; color: #b9e6c8; }
                small { font-size: 12px; color: #c9c9d1; }
                @media (prefers-reduced-motion: reduce) { div { transition: none; } }`);
              root.adoptedStyleSheets = [sheet];
              toast = document.createElement("div");
              toast.setAttribute("role", "status");
              toast.lang = "en";
              root.append(toast);
              document.body.append(host);
            }
            const part = (name, text) => Object.assign(document.createElement(name), { textContent: text });
            toast.className = "";
            toast.replaceChildren(
              part("b", "The page would send to the app"),
              part("code", JSON.stringify(message)),
              part("small", "Nothing happens here: the simulated store comes in a later version."));
            clearTimeout(timer);
            timer = setTimeout(() => { toast.className = "gone"; }, 6000);
          };
          document.addEventListener("click", (event) => {
            const target = event.target instanceof Element ? event.target.closest("[data-action]") : null;
            if (!target) return;
            event.preventDefault();
            const { action, product, plan, offer } = target.dataset;
            show({ version: 1, type: action, product, plan, offer });
          }, true);
        })();
        """#
}
