interface Labelled {
  Label1: string;
  LabelValue1: string;
  Label2: string;
  LabelValue2: string;
  Label3: string;
  LabelValue3: string;
  Label4: string;
  LabelValue4: string;
}

/** Up to four key figures of a model; those without a label or a value are left out. */
export const labelsOf = (model: Labelled): (readonly [label: string, value: string])[] =>
  (
    [
      [model.Label1, model.LabelValue1],
      [model.Label2, model.LabelValue2],
      [model.Label3, model.LabelValue3],
      [model.Label4, model.LabelValue4],
    ] as const
  ).filter(([label, value]) => label !== '' && value !== '');
