/** The parts of the house that the import table speaks of. */
export type Zone =
  | 'domain'
  | 'lib'
  | 'errors'
  | 'machine'
  | 'ports'
  | 'sites'
  | 'i18n'
  | 'effects'
  | 'adapters'
  | 'store base'
  | 'store door'
  | 'store'
  | 'feature events'
  | 'feature selectors'
  | 'feature model'
  | 'feature saga'
  | 'feature view'
  | 'feature door'
  | 'block schema'
  | 'blocks'
  | 'ui tokens'
  | 'ui'
  | 'server door'
  | 'server wiring'
  | 'server config'
  | 'server'
  | 'ssr'
  | 'pages'
  | 'pages api'
  | 'pages dev'
  | 'proxy'
  | 'instrumentation'
  | 'tools'
  | 'bench';

/** First match wins; the captured group is the name of the feature. */
const PLACES: readonly (readonly [RegExp, Zone])[] = [
  [/^src\/domain\//, 'domain'],
  [/^src\/lib\//, 'lib'],
  [/^src\/errors\//, 'errors'],
  [/^src\/machine\//, 'machine'],
  [/^src\/ports\//, 'ports'],
  [/^src\/sites\//, 'sites'],
  [/^src\/i18n\//, 'i18n'],
  [/^src\/effects\//, 'effects'],
  [/^src\/adapters\//, 'adapters'],
  [/^src\/store\/(?:entities|context|sameValue)\b/, 'store base'],
  [/^src\/store\/StoreProvider\.tsx$/, 'store door'],
  [/^src\/store\//, 'store'],
  [/^src\/features\/([^/]+)\/[^/]+\.events\.ts$/, 'feature events'],
  [/^src\/features\/([^/]+)\/[^/]+\.selectors\.ts$/, 'feature selectors'],
  [/^src\/features\/([^/]+)\/sagas\//, 'feature saga'],
  [/^src\/features\/([^/]+)\/components\//, 'feature view'],
  [/^src\/features\/([^/]+)\/[^/]+\.feature\.ts$/, 'feature door'],
  [/^src\/features\/([^/]+)\/[^/]+$/, 'feature model'],
  [/^src\/blocks\/(?:.+\.schema|schemas)\.ts$/, 'block schema'],
  [/^src\/blocks\//, 'blocks'],
  [/^src\/ui\/tokens\.ts$/, 'ui tokens'],
  [/^src\/ui\//, 'ui'],
  [/^src\/server\/app\.ts$/, 'server door'],
  [/^src\/server\/wiring\.ts$/, 'server wiring'],
  [/^src\/server\/config\.ts$/, 'server config'],
  [/^src\/server\//, 'server'],
  [/^src\/ssr\//, 'ssr'],
  [/^src\/pages\/api\//, 'pages api'],
  [/^src\/pages\/dev\//, 'pages dev'],
  [/^src\/pages\//, 'pages'],
  [/^src\/proxy\.ts$/, 'proxy'],
  [/^src\/instrumentation\.ts$/, 'instrumentation'],
  [/^src\/tools\//, 'tools'],
  [/^test\/bench\//, 'bench'],
];

export interface Place {
  zone: Zone;
  /** The feature a module belongs to, inside src/features only. */
  feature: string | undefined;
}

/** Where a module (path from the root, with slashes) stands; undefined when the house has no such place. */
export function placeOf(path: string): Place | undefined {
  for (const [pattern, zone] of PLACES) {
    const match = pattern.exec(path);
    if (match) return { zone, feature: match[1] };
  }
  return undefined;
}
