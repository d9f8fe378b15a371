"""The differences that are meant: each with its reason, and the sentence of an article that says so."""

import json
import os
import re


def meant_differences(path, root):
    """Reads the list, and checks that every sentence stands in its article."""
    with open(path, encoding="utf-8") as file:
        entries = json.load(file)
    for entry in entries:
        article = os.path.join(root, entry["article"])
        with open(article, encoding="utf-8") as file:
            text = re.sub(r"\s+", " ", file.read())
        if re.sub(r"\s+", " ", entry["sentence"]) not in text:
            raise SystemExit(
                f"{path}: '{entry['name']}' is meant because {entry['article']} says "
                f"'{entry['sentence']}', and it does not. To fix, write the sentence, or take the "
                "difference out of the list."
            )
    return entries
