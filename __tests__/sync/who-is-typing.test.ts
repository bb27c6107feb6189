import { WhoIsTyping } from '@/sync/who-is-typing';

import { HandTimers } from '../support/hand-timers';

describe('who is typing', () => {
  const ana = { conversationId: 'a', userId: 'ana' };
  const sam = { conversationId: 'a', userId: 'sam' };
  let timers: HandTimers;
  let typing: WhoIsTyping;
  beforeEach(() => {
    timers = new HandTimers();
    typing = new WhoIsTyping(timers);
  });

  it('is told once of whoever goes on, who begins anew to be true with every word', () => {
    let changes = 0;
    typing.now.watch(() => (changes += 1));
    for (let word = 0; word < 5; word += 1) typing.hear(ana);
    expect(typing.now.get()).toEqual([ana]);
    expect({ changes, timers: timers.count }).toEqual({ changes: 1, timers: 1 });
    timers.pass(7_000);
    expect(typing.now.get()).toEqual([]);
  });

  it('tells people and conversations apart', () => {
    const elsewhere = { ...ana, conversationId: 'b' };
    for (const one of [ana, sam, elsewhere]) typing.hear(one);
    typing.end(ana);
    expect(typing.now.get()).toEqual([sam, elsewhere]);
    typing.forget();
    expect({ now: typing.now.get(), timers: timers.count }).toEqual({ now: [], timers: 0 });
  });
});
