import { catalogue, catalogueRow, faultCodes, isFaultCode, statusOf } from '@/errors/catalogue';
import { learnFaults, retryOf, rowOf, textKeyOf } from '@/errors/known';
import { commonRows } from '@/errors/rows/common.rows';
import { contentRows } from '@/errors/rows/content.rows';
import { editingRows } from '@/errors/rows/editing.rows';
import { storiesRows } from '@/errors/rows/stories.rows';
import { workshopRows } from '@/errors/rows/workshop.rows';
import { failed, ok } from '@/errors/outcome';

describe('the error catalogue', () => {
  it.each([
    ['SEARCH_FAILED', 502],
    ['LIST_FAILED', 502],
    ['CAR_NOT_FOUND', 404],
    ['DETAIL_FAILED', 503],
    ['UNKNOWN_SITE', 404],
    ['PAGE_NOT_FOUND', 404],
    ['REG_INVALID', 400],
    ['VEHICLE_NOT_FOUND', 404],
    ['SLOT_TAKEN', 409],
    ['KEY_REUSED', 422],
    ['BAD_REQUEST', 400],
    ['UNAUTHORIZED', 401],
    ['TOO_LARGE', 413],
    ['TOO_MANY_REQUESTS', 429],
    ['UNEXPECTED', 500],
  ] as const)('M-01 %s answers with %d', (code, status) => {
    expect(statusOf(code)).toBe(status);
  });

  it('M-01 has the rows of the specifications that exist so far', () => {
    const rows = faultCodes
      .map((code) => catalogueRow(code).spec)
      .filter((spec) => spec !== 'ours')
      .sort();
    expect(rows).toEqual([
      '1 §8 404 hero',
      '1 §8 A section fails to render',
      '1 §8 Navigation data failure',
      '1 §8 Page-view tracking failure',
      '1 §8 Stories teaser failure',
      '1 §8 Story pagination failure',
      '1 §8 Story publish info failure',
      '2 §8 Car not found',
      '2 §8 Detail fetch failure',
      '2 §8 List error',
      '2 §8 Missing image',
      '2 §8 Search failure',
      '2 §8 Unknown site name',
      '3 §5 Place, geolocation refused',
      '3 §5 Unsupported car',
      '3 §8 Add-on fetch failure',
      '3 §8 Booking failed',
      '3 §8 Brand not authorised',
      '3 §8 BrandNotSupported',
      '3 §8 InvalidReg',
      '3 §8 Maps library load failure',
      '3 §8 Price missing',
      '3 §8 ServerError or any other',
      '3 §8 Services fetch failure or empty',
      '3 §8 TimeslotNotAvailable',
      '3 §8 VehicleNotFound',
      '3 §8 Workshop stream error',
    ]);
  });

  it.each(faultCodes)('M-01 %s is a whole row', (code) => {
    const row = catalogueRow(code);
    expect(row.status).toBeGreaterThanOrEqual(400);
    expect(row.status).toBeLessThan(600);
    expect(row.waysOut.length).toBeGreaterThan(0);
    expect(row.telemetry).toBe(code.toLowerCase());
    expect(row.text === null || /^error\.[a-zA-Z]+$/.test(row.text)).toBe(true);
  });

  it.each(faultCodes.filter((code) => catalogueRow(code).retry !== 'never'))(
    'M-01 %s is tried again only a few times, and a person can do so, too',
    (code) => {
      const policy = catalogueRow(code).retry;
      if (policy === 'never') throw new Error('filtered');
      expect(policy.tries).toBeGreaterThan(1);
      expect(policy.tries).toBeLessThanOrEqual(3);
      expect(policy.waitMs).toBeGreaterThanOrEqual(100);
      expect(catalogueRow(code).waysOut).toContain('retry');
    },
  );

  it('M-01 tries nothing again that the asker got wrong', () => {
    expect(faultCodes.filter((code) => statusOf(code) < 500 && catalogueRow(code).retry !== 'never')).toEqual([]);
  });

  it('M-01 names a text for every row but the silent ones', () => {
    expect(faultCodes.map((code) => catalogueRow(code).text)).toEqual(
      expect.arrayContaining([
        'error.searchFailed',
        'error.carListError',
        'error.missingImageText',
        'error.sectionFailed',
      ]),
    );
    expect(catalogueRow('PAGE_VIEW_FAILED').text).toBeNull();
    expect(faultCodes.filter((code) => catalogueRow(code).text === null).sort()).toEqual([
      'ADDONS_FAILED',
      'CHANGED_MEANWHILE',
      'HOLD_FAILED',
      'NAVIGATION_FAILED',
      'PAGE_VIEW_FAILED',
      'STORIES_TEASER_FAILED',
      'STORY_PAGINATION_FAILED',
      'STORY_PUBLISH_INFO_FAILED',
    ]);
  });

  it.each([
    ['SEARCH_FAILED', true],
    ['search_failed', false],
    ['toString', false],
    ['EMPTY', false],
    [7, false],
    [null, false],
  ])('M-01 knows whether %s is a code', (value, expected) => {
    expect(isFaultCode(value)).toBe(expected);
  });

  it('M-01 has one telemetry name a row', () => {
    expect(new Set(Object.values(catalogue).map(({ telemetry }) => telemetry)).size).toBe(faultCodes.length);
  });
});

describe('what a page knows of the catalogue', () => {
  it('M-01 is what any page may meet, and what its features bring along', () => {
    for (const code of ['SEARCH_FAILED', 'NETWORK_LOST', 'TIMED_OUT', 'UNEXPECTED'] as const)
      expect(rowOf(code)).toBe(commonRows[code]);
    expect([rowOf('SLOT_TAKEN'), retryOf('BOOKING_FAILED'), textKeyOf('SLOT_TAKEN')]).toEqual([
      commonRows.UNEXPECTED,
      'never',
      'error.unexpected',
    ]);
    learnFaults(workshopRows);
    expect([rowOf('SLOT_TAKEN'), retryOf('BOOKING_FAILED'), textKeyOf('SLOT_TAKEN')]).toEqual([
      workshopRows.SLOT_TAKEN,
      { tries: 2, waitMs: 1_000 },
      'error.slotTaken',
    ]);
    expect(textKeyOf('HOLD_FAILED')).toBeNull();
  });

  it('M-01 has no row twice', () => {
    const areas = [commonRows, contentRows, editingRows, storiesRows, workshopRows].flatMap((rows) =>
      Object.keys(rows),
    );
    expect(areas.toSorted()).toEqual(faultCodes.toSorted());
  });
});

describe('Outcome', () => {
  it('M-01 is plain data', () => {
    expect(ok(3)).toEqual({ ok: true, value: 3 });
    expect(failed('CAR_NOT_FOUND', { carId: '12345' })).toEqual({
      ok: false,
      fault: { code: 'CAR_NOT_FOUND', facts: { carId: '12345' } },
    });
    expect(failed('CAR_NOT_FOUND')).toEqual({ ok: false, fault: { code: 'CAR_NOT_FOUND', facts: {} } });
  });
});
