import { useState } from 'react';
import { ALL_BLOCKS, GALLERY } from '@/domain/content/gallery';
import { Button } from '@/ui/primitives/Button';

export interface GalleryIndexViewProps {
  /** Query of the address. */
  query: string;
  blocks: readonly { name: string; samples: number }[];
}

/** All blocks by name. Without script the form is submitted; with it the list is filtered on input. */
export function GalleryIndex({ query, blocks }: GalleryIndexViewProps) {
  const [queryText, setQueryText] = useState(query);
  const found = blocks.filter(({ name }) => name.toLowerCase().includes(queryText.trim().toLowerCase()));
  return (
    <>
      <form role="search" action={GALLERY}>
        <label>
          Name
          <input
            type="search"
            name="q"
            value={queryText}
            autoComplete="off"
            onChange={({ target }) => setQueryText(target.value)}
          />
        </label>
        <Button type="submit">Search</Button>
      </form>
      <p role="status">
        {found.length} of {blocks.length} blocks
      </p>
      <ul className="blocks">
        {found.map(({ name, samples }) => (
          <li key={name}>
            <a href={`${GALLERY}/${name}`}>{name}</a>{' '}
            <span>
              {samples} {samples === 1 ? 'sample' : 'samples'}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a href={`${GALLERY}/${ALL_BLOCKS}`}>All blocks as one page</a>
      </p>
    </>
  );
}
