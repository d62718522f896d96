import { readFileSync } from 'node:fs';
import type { FloorData } from './floor.types';

/** In memory from the start: the floor has no back end. */
const data: FloorData = JSON.parse(readFileSync('data.json', 'utf8'));

export const getServerSideProps = async (): Promise<{ props: FloorData }> => ({ props: data });
