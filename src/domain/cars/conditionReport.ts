/** In the order in which a car's page shows them. */
export const inspectionAreas = [
  'body',
  'glass',
  'interior',
  'engine',
  'chassis',
  'brakes',
  'tires',
  'battery',
  'electrics',
  'equipment',
  'documents',
] as const;
export type InspectionArea = (typeof inspectionAreas)[number];

/** From best to worst. */
export const inspectionStates = ['fine', 'remark', 'attention'] as const;
export type InspectionState = (typeof inspectionStates)[number];

export interface InspectionResult {
  area: InspectionArea;
  state: InspectionState;
  remark?: string;
}

export interface ConditionReport {
  /** Findings, the worst first. */
  remarks: InspectionResult[];
  /** Each inspected area with its worst state. */
  areas: { area: InspectionArea; state: InspectionState }[];
  /** Points without a remark; null where the number of points is unknown. */
  fine: number | null;
}

const severity = (state: InspectionState): number => inspectionStates.indexOf(state);

/** The condition report of a car; null where the feed has none. */
export function conditionReport({
  car_inspection: results = [],
  car_inspection_points: points,
}: {
  car_inspection?: readonly InspectionResult[];
  car_inspection_points?: number;
}): ConditionReport | null {
  if (results.length === 0) return null;
  const inOrder = inspectionAreas.flatMap((area) => results.filter((result) => result.area === area));
  const remarks = inOrder
    .filter(({ state }) => state !== 'fine')
    .sort((one, other) => severity(other.state) - severity(one.state));
  const worst = new Map<InspectionArea, InspectionState>();
  for (const { area, state } of inOrder)
    if (severity(state) >= severity(worst.get(area) ?? 'fine')) worst.set(area, state);
  return {
    remarks,
    areas: [...worst].map(([area, state]) => ({ area, state })),
    fine: points === undefined ? null : Math.max(0, points - remarks.length),
  };
}
