import { readFileSync } from 'node:fs';

export const getStaticProps = () => ({ props: { text: readFileSync('still.txt', 'utf8') } });
