import { conditionReport, type InspectionResult } from '@/domain/cars/conditionReport';

const fine = (area: InspectionResult['area']): InspectionResult => ({ area, state: 'fine' });

describe('the condition report of a car', () => {
  it.each([undefined, []])('G-02 is none where the feed has no findings: %j', (results) => {
    expect(conditionReport({ car_inspection_points: 120, ...(results && { car_inspection: results }) })).toBeNull();
  });

  it('G-02 has each area once with its worst state, and the worst remarks first', () => {
    const scratch: InspectionResult = { area: 'body', state: 'remark', remark: 'Repa' };
    const rust: InspectionResult = { area: 'body', state: 'attention', remark: 'Rost' };
    const chip: InspectionResult = { area: 'glass', state: 'remark', remark: 'Stenskott' };
    expect(
      conditionReport({
        car_inspection: [chip, fine('tires'), scratch, rust, fine('body')],
        car_inspection_points: 120,
      }),
    ).toEqual({
      remarks: [rust, scratch, chip],
      areas: [
        { area: 'body', state: 'attention' },
        { area: 'glass', state: 'remark' },
        { area: 'tires', state: 'fine' },
      ],
      fine: 117,
    });
  });

  it.each([
    [undefined, null],
    [1, 0],
    [30, 28],
  ])('G-02 of %s points leaves %s without a remark', (points, left) => {
    const remark = (area: InspectionResult['area']): InspectionResult => ({ area, state: 'remark' });
    const report = conditionReport({
      car_inspection: [remark('body'), remark('glass')],
      ...(points !== undefined && { car_inspection_points: points }),
    });
    expect(report?.fine).toBe(left);
  });
});
