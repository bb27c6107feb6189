import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What the page has begun and not ended, and how often anything was begun or ended. */
    workAtHand: { underWay: number; turns: number };
  }
}

/** Whoever begins nothing for so long has nothing more to do, whatever seems to be under way. */
const STILL_MS = 300;
/** Drawn without anything having been begun since. */
const STILL_FRAMES = 3;

/**
 * From the next page on, counts what a screen waits for before it is drawn as it stays: what SQLite's worker was asked, answers
 * of the service, and what was put off for a moment.
 */
export async function watchWork(page: Page): Promise<void> {
  await page.addInitScript((moment) => {
    const work = { underWay: 0, turns: 0 };
    window.workAtHand = work;
    const begin = () => {
      work.underWay += 1;
      work.turns += 1;
    };
    const end = () => {
      work.underWay -= 1;
      work.turns += 1;
    };

    window.Worker = class extends Worker {
      constructor(...address: ConstructorParameters<typeof Worker>) {
        super(...address);
        // What is asked in one go is answered in one; what it says unasked is no answer.
        this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (Array.isArray(data)) end();
        });
      }

      override postMessage(message: unknown) {
        begin();
        super.postMessage(message);
      }
    };

    const load = window.fetch.bind(window);
    window.fetch = (...request) => {
      begin();
      return load(...request).finally(end);
    };

    const putOff = window.setTimeout.bind(window);
    const callOff = window.clearTimeout.bind(window);
    const soon = new Set<number>();
    const forget = (id: number) => {
      if (soon.delete(id)) end();
    };
    window.setTimeout = ((handler: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
      const id = putOff(() => {
        handler(...given);
        forget(id);
      }, ms);
      if (ms <= moment) {
        soon.add(id);
        begin();
      }
      return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      if (typeof id === 'number') forget(id);
      callOff(id);
    };

    // React goes on with a long piece of work by a message to itself.
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const tell = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) => {
          work.turns += 1;
          tell(message);
        };
      }
    };
  }, STILL_MS);
}

/** Until nothing is added, moved or said anew any more: what a screen reads from the device, it has read. */
export function untilStill(page: Page): Promise<void> {
  return page.evaluate(
    ({ stillMs, stillFrames }) =>
      new Promise<void>((still) => {
        const work = window.workAtHand;
        let frames = 0;
        let turns = -1;
        /** Since the last change. On a busy machine a single frame may take longer than all the patience, and react to nothing yet. */
        let looks = 0;
        let changedAt = performance.now();
        const changes = new MutationObserver(() => {
          work.turns += 1;
          looks = 0;
          changedAt = performance.now();
        });
        const look = () => {
          looks += 1;
          frames = turns === work.turns ? frames + 1 : 0;
          turns = work.turns;
          const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
          const hasNothingToDo = frames >= stillFrames && work.underWay === 0 && !isMoving;
          const isPatient = looks <= stillFrames || performance.now() - changedAt < stillMs;
          if (!hasNothingToDo && isPatient) {
            requestAnimationFrame(look);
            return;
          }
          changes.disconnect();
          still();
        };
        changes.observe(document.body, {
          attributes: true,
          childList: true,
          characterData: true,
          subtree: true,
        });
        requestAnimationFrame(look);
      }),
    { stillMs: STILL_MS, stillFrames: STILL_FRAMES },
  );
}
