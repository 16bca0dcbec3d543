#!/usr/bin/env bash
# Proposes the overlays of a staging run as one pull request, which later runs bring up to date. Called by staging.yml.
# Usage: propose.sh FOLDER, with GH_TOKEN in the environment.
set -euo pipefail
branch=staging/learned
mkdir -p proposals
# An overlay without actions has nothing to propose.
for overlay in "$1"/*.overlay.yaml; do
  if grep --quiet --no-messages 'target:' "$overlay"; then cp "$overlay" proposals/; fi
done
git add proposals
if git diff --cached --quiet; then echo "Nothing new was learned."; exit 0; fi

gh auth setup-git
git config user.name "github-actions[bot]"
git config user.email "41898282+github-actions[bot]@users.noreply.github.com"
git switch --quiet --create "$branch"
git commit --quiet --message "What a run against staging confirmed or refuted"
git push --quiet --force origin "$branch"
if [ "$(gh pr list --head "$branch" --state open --json number --jq length)" != 0 ]; then exit 0; fi
gh pr create --draft --head "$branch" --title "Learned on staging" --body-file .github/proposal.md
