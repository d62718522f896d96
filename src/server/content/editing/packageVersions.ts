import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { object, string } from 'yup';

const manifest = object({
  version: string().required(),
  dependencies: object({ next: string().required(), react: string().required() }).required(),
});

/** Versions for the vendor's editor: the site's, Next's and React's. @throws Error without a package.json */
export async function packageVersions(root: string): Promise<Readonly<Record<string, string>>> {
  const { version, dependencies } = await manifest.validate(
    JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')),
  );
  return { forecourt: version, next: dependencies.next, react: dependencies.react };
}
