/**
 * The quotient of two amounts, rounded half away from nothing: what is taken back is rounded as what was asked for. Products of large
 * ones are more than a number holds exactly.
 */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const quotient = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -quotient : quotient;
}
