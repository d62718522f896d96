/** A tile server of one's own choice; without one the map stands on the outlines that come with the product. */
export interface MapTiles {
  /** 'https://tiles.example/{z}/{x}/{y}.png'; `{r}` where it has tiles for dense screens. */
  url: string;
  /** Whom the map is from, as the server's terms want it told. */
  attribution: string;
  /** Where that is told in full; null for nowhere. */
  attributionUrl: string | null;
}

/** The origin that tiles come from, for the content security policy; null where no tile server is configured. */
export const tilesOrigin = (url: string | undefined): string | null =>
  url?.trim() ? new URL(url.trim().replaceAll(/[{}]/g, '')).origin : null;
