import type { ComponentType } from 'react';
import type { BlockFields, BlockName } from './schemas';

export type BlockViews = { readonly [Name in BlockName]: ComponentType<BlockFields[Name]> };
