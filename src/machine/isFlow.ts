import type { FlowSpec } from './flow.types';

/** Recognises a flow table among a module's exports: for tools and tests that find flows by file name. */
export const isFlow = (value: unknown): value is FlowSpec =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'initial' in value &&
  typeof value.initial === 'string' &&
  'states' in value &&
  typeof value.states === 'object';
