const Sequencer = require('@jest/test-sequencer').default;

/**
 * The largest first, as where nothing is known of an earlier run. Stories in a browser are short files that take long, and wait
 * while they do: spread over the first half, each has a neighbour that uses the processor meanwhile, and none is left for the end.
 */
module.exports = class OrderOfSuites extends Sequencer {
  sort(tests) {
    const bySize = super.sort([...tests]);
    const isStory = ({ context }) => context.config.displayName?.name === 'browser';
    const stories = bySize.filter(isStory);
    const others = bySize.filter((test) => !isStory(test));
    const between = Math.max(1, Math.floor(others.length / 2 / Math.max(1, stories.length)));
    const ordered = stories.flatMap((story, index) => [
      story,
      ...others.slice(index * between, (index + 1) * between),
    ]);
    return [...ordered, ...others.slice(stories.length * between)];
  }
};
