"""An adapter whose library is not an extra of Kahve is searched for doctests only where that library is installed."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("stable_baselines3") else ["stable_baselines.py"]
