/// The body of a request did not arrive in time.
struct SlowBody: Error {}
