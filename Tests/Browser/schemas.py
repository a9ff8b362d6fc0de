#!/usr/bin/env python3
"""Every entry fits the schema of entries, and every scene the schema of scenes, by a real validator."""
import json

import jsonschema
import yaml

from harness import CATALOG, check, finish, run

LOOKS = ((), ("--bars", "shown", "--frame", "device", "--appearance", "dark"))


def validator(*arguments):
    schema = json.loads(run("schema", *arguments))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def fits(schema, value, what):
    problems = [f"{error.json_path}: {error.message}" for error in schema.iter_errors(value)]
    check(not problems, f"{what} fits its schema {problems[:1]}")


entries = validator()
for path in sorted(CATALOG.glob("*/*.yaml")):
    fits(entries, yaml.safe_load(path.read_text("utf-8")), path.name)

scenes = validator("scene")
for entry in json.loads(run("list", "--json=id,states")):
    for state in entry["states"]:
        for look in LOOKS:
            name = f"{entry['id']}/{state}"
            fits(scenes, json.loads(run("render", name, "--renderer", "json", *look)), f"{name} {' '.join(look)}")
finish()
