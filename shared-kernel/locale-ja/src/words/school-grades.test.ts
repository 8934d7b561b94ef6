import { listGradesOf } from './school-grades'

test.each([
  ['青空小学校', 6],
  ['緑が丘中学校', 3],
  ['緑が丘中学校 夜間学級', 3],
  ['青嵐高等学校', 3],
  ['都立青嵐高校', 3],
  ['海風中等教育学校', 6],
  ['海風義務教育学校', 9],
  ['海風学園', 6],
  [undefined, 6],
])('ends the grades of %s with %i', (school, last) => {
  const grades = listGradesOf(school)

  expect(grades[0]).toBe(1)
  expect(grades.at(-1)).toBe(last)
})
