/** One line of a bench. */
export interface BenchResult {
  /** What was measured: 'facet counts, 10 000 cars'. */
  name: string;
  value: number;
  /** Of `value` and of `budget`: 'ms', 'kB gzip', 'x floor'. */
  unit: string;
  /** The floor or the other candidate of the same run, in the same unit unless it says otherwise: 'itemsjs 41.2 ms'. */
  against?: string;
  /** The highest value that holds; absent where a line only informs. */
  budget?: number;
}
