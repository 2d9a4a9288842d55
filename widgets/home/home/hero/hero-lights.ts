/** The tones of the picture in one light. A generated picture has its own colours. */
interface Light {
  sky: readonly [top: string, bottom: string];
  sun: string;
  far: string;
  mid: string;
  near: string;
  water: readonly [top: string, bottom: string];
  waves: string;
  plane: string;
  cloud: string;
  /** Windows with light in them; none by day. */
  windows?: string;
}

export const lights: Readonly<Record<'day' | 'dusk' | 'night' | 'meadow', Light>> = {
  day: {
    sky: ['#b9d6f7', '#f4f9ff'],
    sun: '#ffffff',
    far: '#a8c4e6',
    mid: '#7fa6d6',
    near: '#3f74bb',
    water: ['#8fb6e2', '#dcebfa'],
    waves: '#ffffff',
    plane: '#2c5c9e',
    cloud: '#ffffff',
  },
  dusk: {
    sky: ['#f3cdb0', '#fdf3e8'],
    sun: '#fff4e2',
    far: '#e3bfa6',
    mid: '#b99a94',
    near: '#2f6b70',
    water: ['#e9cbb2', '#f9ece0'],
    waves: '#ffffff',
    plane: '#5c4a44',
    cloud: '#fff8f0',
  },
  night: {
    sky: ['#0f1929', '#24385a'],
    sun: '#cfdcf2',
    far: '#1b2c48',
    mid: '#16243c',
    near: '#0e1828',
    water: ['#14233b', '#0e1828'],
    waves: '#3a5480',
    plane: '#8fb0e6',
    cloud: '#22344f',
    windows: '#f5c878',
  },
  meadow: {
    sky: ['#bfe3d4', '#f5fcf1'],
    sun: '#fffbe8',
    far: '#a9d3b6',
    mid: '#6fb083',
    near: '#2b7a45',
    water: ['#b5dfc4', '#eaf7ea'],
    waves: '#ffffff',
    plane: '#2b6a44',
    cloud: '#ffffff',
  },
};
