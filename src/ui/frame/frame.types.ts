/** What the frame needs to know of a site; a `Site` of `sites/` fits. */
export interface FrameSite {
  name: string;
  title: string;
  theme: string;
  languages: readonly FrameLanguage[];
  paths: { carList: string; carBase: string; facilities: string };
  cars?: unknown;
  features: { creditWarning?: true };
}

export interface FrameLanguage {
  locale: string;
  language: string;
  /** '' for the default language. */
  prefix: string;
}

export interface FrameLink {
  text: string;
  href: string;
  /** For the list of languages: the link's own. */
  lang?: string;
  /** Where one is. */
  current?: boolean;
}

export interface FrameLinks {
  home: FrameLink;
  main: readonly FrameLink[];
  /** Empty where the site has one language. */
  languages: readonly FrameLink[];
  footer: readonly { title: string; links: readonly FrameLink[] }[];
}
