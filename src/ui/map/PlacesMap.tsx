import { Component, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { patiently } from '../late';
import { Notice } from '../primitives/Notice';
import type { PlacesMapProps } from './map.types';
import { placesMapStyles } from './placesMap.styles';

/** How far below the window's edge a map's code is asked for already. */
const AHEAD = '200px';

type Step = { is: 'unseen' | 'coming' | 'failed' } | { is: 'here'; Body: ComponentType<PlacesMapProps> };

/**
 * A map with named markers, in step with a list beside it. Its place has its final size from the first render on; code, styles
 * and outlines come when the place is near the window, tiles when they are shown. What the map tells stands in the list, too:
 * a map that doesn't come is a sentence, and nothing else is missing.
 */
export function PlacesMap(props: PlacesMapProps) {
  const { still = false, onFailure } = props;
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<Step>({ is: 'unseen' });

  useEffect(() => {
    const node = place.current;
    if (!node) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        setStep({ is: 'coming' });
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(node);
    return () => watcher.disconnect();
  }, []);

  const failed = useRef(onFailure);
  useEffect(() => {
    failed.current = onFailure;
  }, [onFailure]);
  const coming = step.is === 'coming';
  useEffect(() => {
    if (!coming) return undefined;
    let left = false;
    patiently(() => import('./PlacesMapBody')).then(
      ({ PlacesMapBody }) => {
        if (!left) setStep({ is: 'here', Body: PlacesMapBody });
      },
      (error: unknown) => {
        if (left) return;
        setStep({ is: 'failed' });
        failed.current?.(error);
      },
    );
    return () => {
      left = true;
    };
  }, [coming]);

  return (
    <div
      css={placesMapStyles}
      ref={place}
      data-still={still || undefined}
      data-step={step.is}
      aria-busy={coming || undefined}
    >
      {step.is === 'failed' && <Notice>{t('error.mapFailed')}</Notice>}
      {step.is === 'here' && (
        <MapBoundary instead={<Notice>{t('error.mapFailed')}</Notice>} onFailure={onFailure}>
          <step.Body {...props} />
        </MapBoundary>
      )}
    </div>
  );
}

/** A map that breaks while it is drawn leaves its sentence behind. */
class MapBoundary extends Component<
  { children: ReactNode; instead: ReactNode; onFailure: PlacesMapProps['onFailure'] },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
