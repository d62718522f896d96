import type { LeasingOption, LoanOption } from '@/domain/cars/car';

/** The example of the published vectors: 7.95 per cent, half of the price left after 36 months. */
export const aLoanOption = (over: Partial<LoanOption> = {}): LoanOption => ({
  title: 'Billån',
  description: 'Fast månadskostnad.',
  disclaimer: '',
  interest_rate: 7.95,
  interest_rate_text: '7,95 %',
  start_fee: 695,
  start_fee_text: '695 kr',
  invoice_fee: 59,
  invoice_fee_text: '59 kr',
  default_monthly_cost: 3236,
  default_monthly_cost_text: '3 236 kr',
  default_contract_duration: 36,
  contract_durations: [
    [12, 55],
    [24, 55],
    [36, 50],
    [48, 40],
    [60, 30],
    [72, 20],
  ].map(([months = 0, residual_percentage = 0]) => ({
    months,
    residual_percentage,
    cash_amount_min_percentage: 20,
    cash_amount_max_percentage: 80,
  })),
  ...over,
});

export const aLease = (over: Partial<LeasingOption> = {}): LeasingOption => ({
  leasing_type: 'Private',
  title: 'Privatleasing 36 mån',
  monthly_cost: 4295,
  monthly_cost_text: '4 295 kr/mån',
  description: 'Service ingår.',
  duration: 36,
  mileage: 1500,
  asterix: '*Övermil debiteras.',
  ...over,
});
