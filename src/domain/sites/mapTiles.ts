/** A configured tile server; without one the map shows the built-in outlines. */
export interface MapTiles {
  /** 'https://tiles.example/{z}/{x}/{y}.png'; `{r}` where it has tiles for dense screens. */
  url: string;
  /** Attribution required by the server's terms. */
  attribution: string;
  /** Address of the full attribution; null without one. */
  attributionUrl: string | null;
}

/** The origin of the tiles for the content security policy; null where no tile server is configured. */
export const tilesOrigin = (url: string | undefined): string | null =>
  url?.trim() ? new URL(url.trim().replaceAll(/[{}]/g, '')).origin : null;
