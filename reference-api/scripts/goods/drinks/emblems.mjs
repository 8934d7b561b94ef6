import { oval } from '../materials.mjs'
import { fill, line } from '../../scenes/paint.mjs'

const leaf = 'M2 -20C8 -32 20 -34 30 -30C26 -20 14 -15 2 -20Z'
const fruit = (light, deep, more = '') =>
  oval(0, 0, 23, 22, deep) + oval(-2, -2, 20, 19, light) + oval(-8, -8, 6, 5, '#fff', 'opacity=".5"') + more
const leafed = (colour = '#6a8c43') => line('M0 -18Q1 -24 4 -28', '#5b4a2a', 2.4) + fill(leaf, colour)

const berries = [
  [-18, -10],
  [-6, -12],
  [6, -12],
  [18, -10],
  [-12, 0],
  [0, -1],
  [12, 0],
  [-6, 10],
  [6, 10],
  [0, 20],
]

/** Draws the fruit or plant of a drink or seasoning for its label, some 46 wide. */
export const emblems = {
  citrus: (light, deep) =>
    fruit(
      light,
      deep,
      [
        [-10, 6],
        [2, 8],
        [8, 0],
        [-2, -2],
        [10, 10],
      ]
        .map(([x, y]) => oval(x, y, 1.2, 1.2, deep))
        .join(''),
    ) + leafed(),
  apple: (light, deep) =>
    fill('M0 -16C-16 -26 -30 -10 -24 8C-20 22 -8 26 0 21C8 26 20 22 24 8C30 -10 16 -26 0 -16Z', deep) +
    fill('M-2 -14C-16 -22 -26 -8 -22 6C-18 18 -8 22 -2 18C6 22 14 18 18 6C22 -8 12 -22 -2 -14Z', light) +
    oval(-11, -6, 4.5, 7, '#fff', 'opacity=".5" transform="rotate(20 -11 -6)"') +
    leafed(),
  grapes: (light, deep) =>
    berries.map(([x, y]) => oval(x, y, 7.4, 7.4, deep) + oval(x - 1.2, y - 1.4, 5.4, 5.4, light)).join('') +
    line('M0 -16V-28', '#5b4a2a', 2.6) +
    fill('M2 -22C12 -36 28 -30 30 -20C22 -12 10 -14 2 -22Z', '#6a8c43'),
  tomato: (light, deep) =>
    fruit(light, deep) +
    fill('M0 -16L-14 -20L-5 -13L-9 -4L0 -11L9 -4L5 -13L14 -20Z', '#4f7a36') +
    line('M0 -15V-26', '#4f7a36', 3),
  persimmon: (light, deep) =>
    fill('M-24 -4C-24 -20 24 -20 24 -4C24 16 10 22 0 22C-10 22 -24 16 -24 -4Z', deep) +
    fill('M-21 -5C-20 -17 18 -17 18 -5C18 12 8 18 -2 18C-12 18 -21 12 -21 -5Z', light) +
    fill('M0 -11C-10 -22 -18 -14 -10 -9C-16 -4 -6 -2 0 -8C6 -2 16 -4 10 -9C18 -14 10 -22 0 -11Z', '#5f7d3c'),
  olive: (light, deep) =>
    line('M-26 18C-10 12 8 -6 18 -28', '#6b5a34', 2.2) +
    [
      [-14, 10, -20],
      [-2, 2, -70],
      [8, -10, -20],
      [14, -20, -80],
    ]
      .map(([x, y, turn]) =>
        fill('M0 0Q14 -9 28 0Q14 7 0 0Z', '#5f7a3e', `transform="translate(${x} ${y}) rotate(${turn})"`),
      )
      .join('') +
    oval(-2, 18, 9, 12, deep, 'transform="rotate(16 -2 18)"') +
    oval(-4, 15, 6, 9, light, 'transform="rotate(16 -4 15)"') +
    oval(14, 8, 8, 11, deep) +
    oval(12, 6, 5.4, 8, light),
  coffee: () =>
    [
      [-9, 4, 30],
      [10, -4, -24],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${oval(0, 0, 11, 16, '#5b3620')}${line('M3 -13Q-5 0 -2 13', '#dcb98c', 2.2)}</g>`,
      )
      .join(''),
  vineyard: (light, deep) =>
    `<circle cy="-8" r="15" fill="${light}"/>` +
    line('M0 -30V-27M-16 -24L-14 -22M16 -24L14 -22M-24 -8H-20M24 -8H20', light, 2.2) +
    fill('M-34 10Q-12 -8 10 2Q24 -6 34 4V26H-34Z', deep) +
    line('M-30 16Q-10 -2 8 8M-30 22Q-6 6 14 12Q24 6 32 10M-24 26Q4 14 32 18', '#fdf6e4', 1.8),
}
