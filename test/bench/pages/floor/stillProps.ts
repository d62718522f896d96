import { readFileSync } from 'node:fs';
import path from 'node:path';

export const getStaticProps = () => ({
  props: { text: readFileSync(path.join(process.env.FLOOR ?? '', 'still.txt'), 'utf8') },
});
