/** The part of a `Site` that the frame uses. */
export interface FrameSite {
  name: string;
  title: string;
  theme: string;
  languages: readonly FrameLanguage[];
  /** `booking`: path of the page with the workshop booking. */
  features: { creditWarning?: true; booking?: string };
}

export interface FrameLanguage {
  locale: string;
  language: string;
  /** '' for the default language. */
  prefix: string;
}
