import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FloorData } from './floor.types';

/** In memory from the start: the floor has no back end. */
const data: FloorData = JSON.parse(readFileSync(path.join(process.env.FLOOR ?? '', 'data.json'), 'utf8'));

export const getServerSideProps = async (): Promise<{ props: FloorData }> => ({ props: data });
