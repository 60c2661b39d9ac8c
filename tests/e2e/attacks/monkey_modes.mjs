// The windows in which the random player plays.

const desktopSizes = [
  { width: 1440, height: 900 },
  { width: 1180, height: 820 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
];

/** A window of the desktop size at this page zoom: fewer CSS pixels, each of them larger. */
const zoomed = (zoom) => ({ width: Math.round(1440 / zoom), height: Math.round(900 / zoom), deviceScaleFactor: zoom });

/**
 * The modes by their names. `options` are those of the browser's context, `sizes` the windows among which the player
 * changes, `weights` change how often the actions are chosen.
 */
export const modes = {
  desktop: { options: { viewport: desktopSizes[0] }, sizes: desktopSizes, weights: {} },
  phone: {
    options: { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true },
    sizes: [
      { width: 390, height: 664 },
      { width: 664, height: 390 },
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ],
    weights: { zoom: 4 },
  },
  zoom: {
    options: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
    sizes: [1, 1.25, 1.5, 2, 3].map(zoomed),
    weights: { zoom: 15, resize: 5 },
  },
  reduced: { options: { viewport: desktopSizes[0], reducedMotion: 'reduce' }, sizes: desktopSizes, weights: {} },
};
