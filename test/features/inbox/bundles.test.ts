import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesEnding } from '@test/kit/flowFiles';

const ROOT = process.cwd();
const INBOX =
  /from '(?:@\/|[./]+\/)(?:features\/inbox\/|inbox\/inbox\.feature|adapters\/http\/inboxPort|store\/inboxPorts|ssr\/inbox)/;

describe('the code of the inbox', () => {
  it('H-02 comes with its own page alone, never with those of visitors', () => {
    const importers = filesEnding(ROOT, ['src'], '.ts')
      .concat(filesEnding(ROOT, ['src'], '.tsx'))
      .filter((file) => INBOX.test(readFileSync(path.join(ROOT, file), 'utf8')))
      .filter((file) => !file.startsWith('src/features/inbox/'));
    expect(importers.toSorted()).toEqual([
      // The player of recordings, for developers.
      'src/features/everyFeature.ts',
      'src/pages/_inbox/[site]/[locale]/index.tsx',
      'src/ssr/inbox.ts',
      // Its adapter, for the page's ports.
      'src/store/inboxPorts.ts',
    ]);
  });
});
