const { default: Sequencer } = require('@jest/test-sequencer');

/** Suites of half a minute and more, the longest first: begun last, one of them would run alone at the end. */
const LONG = [
  'ssr/everySite',
  'server/database/database',
  'tools/new',
  'tools/stock',
  'server/workshop/killed',
  'server/search/embedded.search',
  'server/cars/feed/feed.service',
  'server/wiring',
  'tools/boundaries',
  'ssr/site',
  'server/workshop/race',
  'server/tire-hotel/bruteForce',
  'server/tire-hotel/timing',
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
