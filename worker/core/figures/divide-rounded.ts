/** The quotient of two amounts that are not negative, rounded half up: products of large ones are more than a number holds exactly. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
