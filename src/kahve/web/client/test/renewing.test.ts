import assert from "node:assert/strict";
import { test } from "node:test";
import { watch, whenInstalled } from "../src/pocket/renewing";

class Worker extends EventTarget {
  constructor(public state: ServiceWorkerState) {
    super();
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

/** What a browser has of the pocket, and how often a new version was told. */
function browser(workers: { active?: Worker; waiting?: Worker; installing?: Worker }) {
  const registration = Object.assign(new EventTarget(), { active: null, waiting: null, installing: null, ...workers });
  const calls = { times: 0 };
  watch(registration as unknown as ServiceWorkerRegistration, () => (calls.times += 1));
  return { registration, calls };
}

test("the first version of all is not told as a new one, but the one after it is", () => {
  const first = new Worker("installing");
  const { registration, calls } = browser({ installing: first });
  first.become("installed");
  assert.equal(calls.times, 0);
  const second = new Worker("installing");
  Object.assign(registration, { active: first, installing: second });
  registration.dispatchEvent(new Event("updatefound"));
  second.become("installed");
  assert.equal(calls.times, 1);
});

test("a version that waits since the last visit is told at once", () => {
  assert.equal(browser({ active: new Worker("activated"), waiting: new Worker("installed") }).calls.times, 1);
});

test("a version that was on its way before anybody watched is told when it is here", () => {
  const second = new Worker("installing");
  const { calls } = browser({ active: new Worker("activated"), installing: second });
  assert.equal(calls.times, 0);
  second.become("installed");
  assert.equal(calls.times, 1);
});

test("that the page needs no network from now on is told once, when its first version is whole", () => {
  const timesTold = (workers: { active: Worker | null; installing: Worker }) => {
    let times = 0;
    whenInstalled({ waiting: null, ...workers } as unknown as ServiceWorkerRegistration, () => (times += 1));
    return (["installed", "activating", "activated", "redundant"] as const).map((state) => (workers.installing.become(state), times));
  };
  assert.deepEqual(timesTold({ active: null, installing: new Worker("installing") }), [0, 0, 1, 1]);
  assert.deepEqual(timesTold({ active: new Worker("activated"), installing: new Worker("installing") }), [0, 0, 0, 0]);
});
