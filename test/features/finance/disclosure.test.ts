import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesEnding } from '@test/kit/flowFiles';

const root = join(__dirname, '../../..');
const files = filesEnding(root, ['src'], '.ts').concat(filesEnding(root, ['src'], '.tsx'));
const using = (name: string): string[] =>
  files.filter((file) => new RegExp(`\\b${name}\\(`).test(readFileSync(join(root, file), 'utf8'))).sort();

describe('a monthly price and its disclosure', () => {
  it('H-03 only components that render the legal information give the proof that opens figures', () => {
    expect(using('disclosureShown')).toEqual([
      'src/domain/finance/undisclosed.ts',
      'src/features/car-search/components/CarGrid.tsx',
      'src/features/finance/components/CreditDisclosure.tsx',
      'src/features/finance/components/RepresentativeExample.tsx',
    ]);
  });

  it('H-03 views get loans and leases from selectors, which hide them: none works them out', () => {
    const computing = ['quoteLoan', 'loanOffer', 'leasePlans', 'quoteFor'].flatMap(using);
    expect(computing.filter((file) => file.endsWith('.tsx'))).toEqual([]);
  });
});
