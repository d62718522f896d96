/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allFacilities, type FacilityQuery } from '@/domain/dealers/facilityQuery';
import { FacilityFinder } from '@/features/dealers/components/FacilityFinder';
import { InSite } from '../../blocks/shell/kit';
import { lendBrowser } from '../viewKit';

beforeAll(lendBrowser);

const finder = (query: FacilityQuery) => (
  <InSite>
    <FacilityFinder
      query={query}
      facets={[{ name: 'site_brands', values: [{ text: 'Kia', count: 2 }] }]}
      origin={null}
    />
  </InSite>
);

it('I-01 another query replaces what it has differently; a choice that was made meanwhile stays', async () => {
  const user = userEvent.setup();
  const { rerender } = render(finder({ ...allFacilities, keyphrase: 'ingenstans' }));
  const field = screen.getByRole('searchbox', { name: 'Sök anläggning' });
  await user.type(field, '-alls');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Märke' }), 'Kia');
  rerender(finder(allFacilities));
  expect(field).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Märke' })).toHaveValue('Kia');
  rerender(finder({ ...allFacilities, filters: { site_brands: 'Kia' } }));
  rerender(finder(allFacilities));
  expect(screen.getByRole('combobox', { name: 'Märke' })).toHaveValue('');
});
