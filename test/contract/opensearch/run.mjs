// Runs the search contract against a real OpenSearch.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..');
if (process.env.OPENSEARCH_URL) {
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const { status } = spawnSync(
    process.execPath,
    [
      jest,
      '-c',
      'test/jest.config.js',
      '-w',
      '1',
      '--testMatch',
      '<rootDir>/test/contract/opensearch/*.node.ts',
      ...process.argv.slice(2),
    ],
    { cwd: root, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} else {
  process.stderr.write('Set OPENSEARCH_URL to the address of an OpenSearch, such as http://localhost:9200.\n');
  process.exitCode = 1;
}
