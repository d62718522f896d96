import { isRecord } from '@/lib/guards';

/** Puts values for texts that are a placeholder, and texts for the placeholders in others. */
export function filled(data: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (typeof data === 'string') {
    const [, only = ''] = /^\{(\w+)\}$/.exec(data) ?? [];
    if (Object.hasOwn(values, only)) return values[only];
    return data.replace(/\{(\w+)\}/g, (match, name: string) => {
      const value = values[name];
      return typeof value === 'string' ? value : match;
    });
  }
  if (Array.isArray(data)) return data.map((one) => filled(one, values));
  if (isRecord(data)) return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, filled(one, values)]));
  return data;
}
