const { default: Sequencer } = require('@jest/test-sequencer');

/** The longest suites, the very longest first: begun last, one of them would run alone at the end. */
const LONG = [
  'ssr/everySite',
  'tools/stock',
  'server/database/database',
  'server/tire-hotel/bruteForce',
  'tools/new',
  'server/forms/fuzz',
  'server/messages/sender',
  'server/tire-hotel/timing',
  'server/tire-hotel/tireRace',
  'server/workshop/killed',
  'server/tire-hotel/killed',
  'tools/messages',
  'ssr/',
  'server/workshop/race',
  'tools/',
].map((name) => `/test/${name}`);

const rank = ({ path }) => {
  const index = LONG.findIndex((name) => path.includes(name));
  return index < 0 ? LONG.length : index;
};

/** For a fresh clone, which has no last run. */
module.exports = class LongFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].toSorted((one, other) => rank(one) - rank(other));
  }
};
