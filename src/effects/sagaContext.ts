import { getContext, type Effect } from 'redux-saga/effects';
import type { KnownErrors } from '@/errors/known';
import type { Ports } from '@/ports/ports';

/** The context of every saga middleware: `createSagaMiddleware<SagaContext>({ context: { ports } })`. */
export interface SagaContext {
  ports: Ports;
  /** Error entries of the attached features; the common ones are always available. */
  errors?: KnownErrors;
}

export function* allPorts(): Generator<Effect, Ports, Ports> {
  return yield getContext('ports' satisfies keyof SagaContext);
}

export function* knownErrors(): Generator<Effect, KnownErrors, KnownErrors | undefined> {
  return (yield getContext('errors' satisfies keyof SagaContext)) ?? {};
}

/** One port. Throws when there is none of that name, as for the ports of the browser on the server. */
export function* port<Name extends keyof Ports>(name: Name): Generator<Effect, NonNullable<Ports[Name]>, Ports> {
  const ports = yield* allPorts();
  const found = ports[name];
  if (found === undefined) throw new Error(`The port '${name}' is not here.`);
  return found;
}
