import { createCarsStore } from '@/server/cars/cars.store';
import { openEmbedded } from '@/server/database/embedded';
import { fillOnce, type SeedSource } from '@/server/database/fill';
import type { Database } from '@/server/database/orm';
import { openPostgres } from '@/server/database/postgres';
import { fewOf } from './few';

/**
 * A task in another process, so that it can be killed: `fork` it with a task. It sends `{ step: word }` on its way.
 * `hold` opens the database and waits; `fill` fills the Norwegian stock with 500 cars; `replace` stages 60 cars of a
 * replacement and waits.
 */
const report = (step: string): void => {
  process.send?.({ step });
};
const open = (): Promise<Database> =>
  process.env.DATABASE_URL ? openPostgres(process.env.DATABASE_URL) : openEmbedded(process.env.DATA_DIR ?? '');

const talking: SeedSource = {
  ...fewOf(500),
  *generateCars(stock) {
    let count = 0;
    for (const car of fewOf(500).generateCars(stock)) {
      yield car;
      count += 1;
      if (count % 50 === 0) report(`car ${count}`);
    }
  },
};

async function main(task: string | undefined): Promise<void> {
  const { orm, close } = await open();
  report('open');
  switch (task) {
    case 'hold':
      return;
    case 'fill': {
      await fillOnce(orm, talking, ['no']);
      await close();
      report('done');
      return process.disconnect?.();
    }
    case 'replace': {
      const gathering = await createCarsStore(orm).stage('no');
      let line = 0;
      for (const car of fewOf(60).generateCars('no'))
        await gathering.add([{ kind: 'car', line: ++line, car: { ...car, car_price: 1 } }]);
      report('gathered');
      return;
    }
    default:
      throw new Error(`no task ${task}`);
  }
}

process.on('disconnect', () => process.exit());
void main(process.argv[2]);
