/** The part of autocannon that the bench uses; the package brings no types. */
declare module "autocannon" {
  namespace autocannon {
    interface Request {
      path?: string;
      headers?: Record<string, string>;
    }
    interface Options {
      url: string;
      method?: "GET" | "POST";
      headers?: Record<string, string>;
      body?: string;
      connections?: number;
      /** Seconds. */
      duration?: number;
      /** Requests in all, instead of seconds. */
      amount?: number;
      /** What is sent, in turn; each may be made anew every time. */
      requests?: { setupRequest(request: Request): Request }[];
    }
    interface Result {
      requests: { average: number };
      non2xx: number;
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export default autocannon;
}
