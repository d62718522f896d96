/** What one address has asked the registry about, until the day is over. */
interface RequestedPlates {
  plates: Set<string>;
  unknown: number;
  endsAt: number;
}

/** Registration numbers that one address may ask about in a day. */
export interface PlateAllowance {
  all: number;
  /** Of them those that no car has: who types any numbers meets these. */
  unknown: number;
}

export interface PlatesOfAddresses {
  /** Seconds until the address may ask about this number; 0: it may. A number that it asked about today is free. */
  wait(client: string, plate: string): number;
  count(client: string, plate: string, isKnown: boolean): void;
}

const DAY_MS = 86_400_000;

/** Counts the different registration numbers that an address asks about, in this process: nobody reads the registry away. */
export function createPlatesOfAddresses({ all, unknown }: PlateAllowance, now: () => number): PlatesOfAddresses {
  /** By address, whose day ends first comes first. */
  const clients = new Map<string, RequestedPlates>();
  function forgetEnded(): void {
    for (const [client, { endsAt }] of clients) {
      if (endsAt > now()) return;
      clients.delete(client);
    }
  }
  return {
    wait(client, plate) {
      forgetEnded();
      const requested = clients.get(client);
      if (!requested || requested.plates.has(plate)) return 0;
      const isOver = requested.plates.size >= all || requested.unknown >= unknown;
      return isOver ? Math.max(1, Math.ceil((requested.endsAt - now()) / 1000)) : 0;
    },
    count(client, plate, isKnown) {
      const requested = clients.get(client) ?? { plates: new Set<string>(), unknown: 0, endsAt: now() + DAY_MS };
      clients.set(client, requested);
      if (requested.plates.has(plate)) return;
      requested.plates.add(plate);
      if (!isKnown) requested.unknown += 1;
    },
  };
}
