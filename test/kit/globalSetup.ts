import { BROKER_URL, startBroker, type PostgresBroker } from './postgresBroker';

declare global {
  var postgresBroker: PostgresBroker | undefined;
}

export default async function setup(): Promise<void> {
  globalThis.postgresBroker = await startBroker();
  process.env[BROKER_URL] = globalThis.postgresBroker.url;
}
