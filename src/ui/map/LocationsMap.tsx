import { Component, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { patiently } from '../late';
import { Notice } from '../primitives/Notice';
import type { LocationsMapProps } from './map.types';
import { locationsMapStyles } from './locationsMap.styles';

/** How far below the window's edge a map's code is asked for already. */
const PRELOAD_MARGIN = '200px';

type Step = { status: 'unseen' | 'coming' | 'failed' } | { status: 'here'; Body: ComponentType<LocationsMapProps> };

/**
 * A map with named markers, in step with a list beside it. Its place has its final size from the first render on; code, styles
 * and outlines come when the place is near the window, tiles when they are shown. What the map tells stands in the list, too:
 * a map that doesn't come is a sentence, and nothing else is missing.
 */
export function LocationsMap(props: LocationsMapProps) {
  const { isStatic = false, onFailure } = props;
  const { t } = useTexts();
  const location = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<Step>({ status: 'unseen' });

  useEffect(() => {
    const node = location.current;
    if (!node) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        setStep({ status: 'coming' });
      },
      { rootMargin: PRELOAD_MARGIN },
    );
    watcher.observe(node);
    return () => watcher.disconnect();
  }, []);

  const failed = useRef(onFailure);
  useEffect(() => {
    failed.current = onFailure;
  }, [onFailure]);
  const coming = step.status === 'coming';
  useEffect(() => {
    if (!coming) return undefined;
    let left = false;
    patiently(() => import('./LocationsMapBody')).then(
      ({ LocationsMapBody }) => {
        if (!left) setStep({ status: 'here', Body: LocationsMapBody });
      },
      (error: unknown) => {
        if (left) return;
        setStep({ status: 'failed' });
        failed.current?.(error);
      },
    );
    return () => {
      left = true;
    };
  }, [coming]);

  return (
    <div
      css={locationsMapStyles}
      ref={location}
      data-static={isStatic || undefined}
      data-step={step.status}
      aria-busy={coming || undefined}
    >
      {step.status === 'failed' && <Notice>{t('error.mapFailed')}</Notice>}
      {step.status === 'here' && (
        <MapBoundary instead={<Notice>{t('error.mapFailed')}</Notice>} onFailure={onFailure}>
          <step.Body {...props} />
        </MapBoundary>
      )}
    </div>
  );
}

/** A map that breaks while it is drawn leaves its sentence behind. */
class MapBoundary extends Component<
  { children: ReactNode; instead: ReactNode; onFailure: LocationsMapProps['onFailure'] },
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
