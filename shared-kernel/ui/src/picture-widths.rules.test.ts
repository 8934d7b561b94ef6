import { pictureWidthsFor } from './picture-widths.rules'

test.each([
  ['72px', [160, 320]],
  ['320px', [320, 480, 640, 960]],
  ['1280px', [1280]],
  ['46vw', [320, 480, 640, 960, 1280]],
  ['(min-width: 64rem) 280px, 46vw', [320, 480, 640, 960]],
  ['(min-width: 75rem) 270px, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw', [320, 480, 640]],
  ['(min-width: 48rem) 160px, 22vw', [160, 320]],
])('pictureWidthsFor(%j) covers phones and desktops', (sizes, widths) => {
  expect(pictureWidthsFor(sizes)).toEqual(widths)
})

test.each(['', 'auto', 'calc(50vw - 1rem)', '(max-width: 30rem) 50vw, 10px'])(
  'pictureWidthsFor(%j) offers every width',
  (sizes) => {
    expect(pictureWidthsFor(sizes)).toEqual([160, 320, 480, 640, 960, 1280])
  },
)
