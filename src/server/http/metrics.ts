import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of this process. Own registry: Next loads modules more than once, and the default registry is shared. */
export interface Metrics {
  registry: Registry;
  /** Seconds by method, route pattern and status. */
  requests: Histogram<'method' | 'route' | 'status'>;
  /** Event streams that are open now; must return to 0 when visitors leave. */
  openStreams: Gauge;
  /** Visitors' pages by where they came from (`src/server/pages`). */
  pages: Counter<'source'>;
  /** What browsers refused to load, by directive of the content security policy. */
  cspReports: Counter<'directive'>;
}

/**
 * @param process its name, a label of every metric, so that those of several processes add up; also its own figures:
 * memory, event loop, garbage collection.
 */
export function createMetrics({ process }: { process?: string } = {}): Metrics {
  const registry = new Registry();
  if (process !== undefined) {
    registry.setDefaultLabels({ process });
    collectDefaultMetrics({ register: registry });
  }
  return {
    registry,
    requests: new Histogram({
      name: 'forecourt_request_seconds',
      help: 'Time to respond to an API request, until the headers (not the end of a stream).',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    pages: new Counter({
      name: 'forecourt_pages_total',
      help: 'Pages for visitors: from the cache (hit, stale), rendered (made), shared with another request (joined), refused.',
      labelNames: ['source'],
      registers: [registry],
    }),
    cspReports: new Counter({
      name: 'forecourt_csp_reports_total',
      help: 'What browsers refused to load, by directive of the content security policy.',
      labelNames: ['directive'],
      registers: [registry],
    }),
    openStreams: new Gauge({ name: 'forecourt_open_streams', help: 'Event streams open now.', registers: [registry] }),
  };
}
